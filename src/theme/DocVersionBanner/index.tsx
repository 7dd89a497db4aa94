/** Nothing: pages of earlier versions bring a notice of their own, see src/versions. */
export default function DocVersionBanner(): null {
  return null;
}
