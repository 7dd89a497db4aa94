import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

interface Mount {
  minWidth: number;
  orientation: 'landscape' | 'portrait';
}

const PANEL_MOUNT: Mount = { minWidth: 480, orientation: 'landscape' };

function toQuery({ minWidth, orientation }: Mount) {
  return `(min-width: ${minWidth}px) and (orientation: ${orientation})`;
}

export default function JavaScriptMedia() {
  const mounted = useMediaQuery(toQuery(PANEL_MOUNT));

  return (
    <Alert severity={mounted ? 'success' : 'info'}>
      {mounted
        ? 'The checklist fits next to the map.'
        : 'Turn the tablet to see the checklist next to the map.'}
    </Alert>
  );
}
