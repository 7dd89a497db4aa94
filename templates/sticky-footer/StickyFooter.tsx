import SitePage from '../shared-site/SitePage';
import { FOOTER, NAVIGATION, PRODUCT } from './data';
import GrowingContent from './GrowingContent';

/** A page whose footer is at the bottom of the window, or below the content if that is longer. */
export default function StickyFooter() {
  return (
    <SitePage product={PRODUCT} navigation={NAVIGATION} footer={FOOTER}>
      <GrowingContent />
    </SitePage>
  );
}
