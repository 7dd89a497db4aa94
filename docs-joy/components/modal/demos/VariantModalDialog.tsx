import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function VariantModalDialog() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((name) => (
        <Button key={name} variant="outlined" onClick={() => setVariant(name)}>
          {name}
        </Button>
      ))}
      <Modal open={variant !== undefined} onClose={() => setVariant(undefined)}>
        <ModalDialog variant={variant} color="primary">
          <ModalClose aria-label="Close" />
          <DialogTitle>Your export is ready</DialogTitle>
          <DialogContent>It contains 240 invoices.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
