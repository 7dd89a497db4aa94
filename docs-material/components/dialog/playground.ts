import type { Presets } from '@site/src/playground/types';

const IN_DIALOG = `
  <Paper sx={{ width: 360 }}>
    <Here />
  </Paper>
`;

const presets: Presets = {
  Dialog: {
    props: {
      open: false,
      children: {
        code: `
          <DialogTitle>Order flour?</DialogTitle>
          <DialogContent>
            <DialogContentText>We deliver every Tuesday.</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button>Cancel</Button>
            <Button>Order</Button>
          </DialogActions>
        `,
      },
    },
    opener: true,
  },
  DialogActions: {
    props: { children: { code: '<Button>Cancel</Button>\n<Button>Order</Button>' } },
    around: IN_DIALOG,
  },
  DialogContent: { props: { children: 'We deliver every Tuesday.' }, around: IN_DIALOG },
  DialogContentText: { props: { children: 'We deliver every Tuesday.' }, around: IN_DIALOG },
  DialogTitle: { props: { children: 'Order flour?' }, around: IN_DIALOG },
};

export default presets;
