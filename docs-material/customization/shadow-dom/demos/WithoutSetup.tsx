import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as React from 'react';
import { createPortal } from 'react-dom';

export default function WithoutSetup() {
  const host = React.useRef<HTMLDivElement>(null);
  const [tree, setTree] = React.useState<ShadowRoot | null>(null);

  React.useEffect(() => {
    const element = host.current;
    setTree(
      element && (element.shadowRoot ?? element.attachShadow({ mode: 'open' })),
    );
  }, []);

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        minHeight: 40,
      }}
    >
      <Button variant="contained">In the page</Button>
      <div ref={host} />
      {tree &&
        createPortal(
          <Button variant="contained">In the shadow tree</Button>,
          tree,
        )}
    </Box>
  );
}
