import type { Presets } from '@site/src/playground/types';

const IN_DIALOG = `
  <Sheet variant="outlined" sx={{ width: 320, p: 2 }}>
    <Here />
  </Sheet>
`;

const presets: Presets = {
  DialogActions: {
    props: {
      children: { code: '<Button>Delete</Button>\n<Button variant="plain">Cancel</Button>' },
    },
    around: IN_DIALOG,
  },
  DialogContent: { props: { children: 'You can’t undo this.' }, around: IN_DIALOG },
  DialogTitle: { props: { children: 'Delete this invoice?' }, around: IN_DIALOG },
  Modal: {
    props: {
      open: false,
      children: {
        code: '<ModalDialog>\n  <ModalClose aria-label="Close" />\n  <DialogTitle>Delete this invoice?</DialogTitle>\n</ModalDialog>',
      },
    },
    opener: true,
  },
  ModalClose: { props: { 'aria-label': 'Close' }, around: IN_DIALOG },
  ModalDialog: {
    props: {
      // Outside a Modal, the rest of the page stays usable, also for screen readers and shortcuts.
      'aria-modal': false,
      children: {
        code: '<DialogTitle>Delete this invoice?</DialogTitle>\n<DialogContent>You can’t undo this.</DialogContent>',
      },
    },
    around:
      '<Box sx={{ position: "relative", height: 180, transform: "scale(1)" }}>\n  <Here />\n</Box>',
    width: 400,
  },
  ModalOverflow: { props: { children: 'You can’t undo this.' } },
};

export default presets;
