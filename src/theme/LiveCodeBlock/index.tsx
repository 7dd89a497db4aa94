import type { ComponentProps, ReactNode } from 'react';
import { Demo } from '@site/src/demos/page/Demo';

/** Renders a `jsx live` code block as a demo, whose editor loads on intent. */
export default function LiveCodeBlock(props: ComponentProps<typeof Demo>): ReactNode {
  return <Demo {...props} />;
}
