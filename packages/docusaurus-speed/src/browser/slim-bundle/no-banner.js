// For sites whose option `baseUrlIssueBanner` is off.
export default function NoBanner() {
  return null;
}
