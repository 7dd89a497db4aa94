import * as React from 'react';
import UploadFile from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function LoadingButtonGroup() {
  const [checking, setChecking] = React.useState(false);

  return (
    <ButtonGroup aria-label="Print file">
      <Button disabled={checking}>Preview</Button>
      <Button
        loading={checking}
        loadingPosition="start"
        startIcon={<UploadFile />}
        onClick={() => setChecking(true)}
      >
        Check the file
      </Button>
      <Button disabled={!checking} onClick={() => setChecking(false)}>
        Stop
      </Button>
    </ButtonGroup>
  );
}
