import type { ComponentProps, ReactNode } from 'react';
import { Demo } from '@site/src/demos/page/Demo';

/** Places a `jsx live` fence as a demo, whose editor loads when the reader wants it. */
export default function LiveCodeBlock(props: ComponentProps<typeof Demo>): ReactNode {
  return <Demo {...props} />;
}
