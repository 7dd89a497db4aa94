import type { ComponentProps, ReactNode } from 'react';
import { Demo } from '@site/src/demos/page/Demo';

/** Renders the code that `@theme/LiveCodeBlock` gets as a demo, whose editor loads on intent. */
export default function Playground(props: ComponentProps<typeof Demo>): ReactNode {
  return <Demo {...props} />;
}
