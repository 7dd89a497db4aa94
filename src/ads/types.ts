/** A sponsor's ad, as the product specification has it (section 3). */
export interface SponsorAd {
  /** Where it leads: an absolute address, `http` or `https`. */
  link: string;
  /** Address of the picture, shown at 130 × 100 px. */
  img: string;
  /** Name of the ad, for figures. The id of a product if the ad advertises a product. */
  name: string;
  /** Short title, set bold. */
  descriptionHeader: string;
  description: string;
  /** Who brings the ad. */
  poweredby: string;
  /** What events call the ad. */
  label: string;
}

/** An ad in the network's feed; the names are the feed's. Every address is absolute. */
export interface FeedItem {
  /** Where the ad leads. */
  statlink: string;
  /** Address to fetch as an image when the ad is displayed. */
  statimp?: string;
  /** Further such addresses, with `||` between them and `[timestamp]` in them. */
  pixel?: string;
  /** What `[timestamp]` stands for. */
  timestamp?: string;
  image?: string;
  company: string;
  description: string;
}

/** Where a network's ads come from. */
export interface NetworkConfig {
  /** Address of the script that inserts the network's element. */
  script?: string;
  /** Address of the JSON feed. */
  feed?: string;
}
