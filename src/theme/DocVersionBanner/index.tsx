/** Renders nothing, because pages of earlier versions have their own notice, see src/versions. */
export default function DocVersionBanner(): null {
  return null;
}
