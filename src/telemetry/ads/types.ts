/** A sponsor's ad, as defined in the product specification (section 3). */
export interface SponsorAd {
  /** Absolute URL of its link, `http` or `https`. */
  link: string;
  /** URL of the image, shown at 130 × 100 px. */
  img: string;
  /** Name of the ad in analytics. */
  name: string;
  /** Short title, in bold. */
  descriptionHeader: string;
  description: string;
  /** The sponsor. */
  poweredby: string;
  /** Label of the ad in analytics events. */
  label: string;
}

/** An ad in the network's feed, with the feed's field names. Every URL is absolute. */
export interface FeedItem {
  /** URL of the ad's link. */
  statlink: string;
  /** URL to request as an image when the ad is displayed. */
  statimp?: string;
  /** Additional such URLs, separated by `||`, with `[timestamp]` as a placeholder. */
  pixel?: string;
  /** Value for `[timestamp]`. */
  timestamp?: string;
  image?: string;
  company: string;
  description: string;
}

/** Sources of a network's ads. */
export interface NetworkConfig {
  /** URL of the script that inserts the network's element. */
  script?: string;
  /** URL of the JSON feed. */
  feed?: string;
}
