import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

const NotifyContext = React.createContext<(text: string) => void>(() => {});

function Notifications({ children }: { children: React.ReactNode }) {
  const [notice, setNotice] = React.useState({ id: 0, text: '' });
  const [open, setOpen] = React.useState(false);

  const notify = React.useCallback((text: string) => {
    setNotice((before) => ({ id: before.id + 1, text }));
    setOpen(true);
  }, []);

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={notice.id}
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={notice.text}
      />
    </NotifyContext.Provider>
  );
}

function InvoiceButton() {
  const notify = React.useContext(NotifyContext);

  return (
    <Button onClick={() => notify('Invoice 2184 sent')}>Send invoice</Button>
  );
}

function StockButton() {
  const notify = React.useContext(NotifyContext);

  return (
    <Button onClick={() => notify('Stock of apples: 0 kg')}>
      Count apples
    </Button>
  );
}

export default function NotificationHook() {
  return (
    <Notifications>
      <InvoiceButton />
      <StockButton />
    </Notifications>
  );
}
