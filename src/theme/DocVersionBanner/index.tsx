/** Renders nothing: `theme/DocItem` renders the banner of earlier versions, above the page. */
export default function DocVersionBanner(): null {
  return null;
}
