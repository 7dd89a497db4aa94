import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import { backdropClasses } from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, {
  dialogContentClasses,
} from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const TicketDialog = styled(Dialog)(({ theme }) => ({
  [`& .${backdropClasses.root}`]: { backdropFilter: 'blur(4px)' },
  [`& .${dialogClasses.paper}`]: { borderRadius: theme.spacing(3) },
  [`& .${dialogContentClasses.root}`]: {
    borderBlock: `2px dashed ${(theme.vars ?? theme).palette.divider}`,
  },
}));

const TitleBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineEnd: theme.spacing(2),
  color: (theme.vars ?? theme).palette.primary.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
}));

export default function CustomizedDialogs() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show my ticket
      </Button>
      <TicketDialog open={open} onClose={close} maxWidth="xs" fullWidth>
        <TitleBar>
          <DialogTitle>Museum pass</DialogTitle>
          <IconButton
            aria-label="Close"
            color="inherit"
            edge="end"
            onClick={close}
          >
            <CloseIcon />
          </IconButton>
        </TitleBar>
        <DialogContent dividers>
          <Typography variant="overline">Admits two</Typography>
          <Typography>Maritime Museum, Saturday, 10 am to 1 pm</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Add to wallet</Button>
        </DialogActions>
      </TicketDialog>
    </div>
  );
}
