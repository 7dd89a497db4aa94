// docusaurus.config.ts turns the banner off.
export default function NoBanner() {
  return null;
}
