import { Demo } from '@site/src/demos/page/Demo';
import * as joyFacts from '@site/docs-joy/home/demos/JoyCrossing.tsx?facts';
import * as materialFacts from '@site/docs-material/home/demos/MaterialCrossing.tsx?facts';
import * as systemFacts from '@site/docs-system/home/demos/WindForecast.tsx?facts';

// Writes out what `plugins/demos/remark-demo` adds to a `<Demo>` in MDX, because the home page isn't
// MDX.

/** A booking form with Material UI. */
export const materialSample = (
  <Demo
    name="MaterialCrossing"
    scope="material"
    source="demos/docs-material/home/MaterialCrossing"
    facts={materialFacts}
    load={() => import('@site/docs-material/home/demos/MaterialCrossing.tsx?island')}
    server={
      __SERVER__ ? require('@site/docs-material/home/demos/MaterialCrossing.tsx?island') : null
    }
  />
);

/** The same booking form with Joy UI. */
export const joySample = (
  <Demo
    name="JoyCrossing"
    scope="joy"
    source="demos/docs-joy/home/JoyCrossing"
    facts={joyFacts}
    load={() => import('@site/docs-joy/home/demos/JoyCrossing.tsx?island')}
    server={__SERVER__ ? require('@site/docs-joy/home/demos/JoyCrossing.tsx?island') : null}
  />
);

/** A chart built only with `Box` and the `sx` prop. */
export const systemSample = (
  <Demo
    name="WindForecast"
    scope="material"
    source="demos/docs-system/home/WindForecast"
    facts={systemFacts}
    load={() => import('@site/docs-system/home/demos/WindForecast.tsx?island')}
    server={__SERVER__ ? require('@site/docs-system/home/demos/WindForecast.tsx?island') : null}
  />
);
