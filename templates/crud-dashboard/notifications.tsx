import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';

interface Notification {
  text: string;
  severity: 'success' | 'error';
  /** Restarts the timer if the same text is shown twice. */
  key: number;
}

type Notify = (text: string, severity?: Notification['severity']) => void;

const NotifyContext = createContext<Notify>(() => {});

/** A function that shows a notification. */
export const useNotify = (): Notify => useContext(NotifyContext);

/** Shows notifications at the bottom of the window. A failure stays until it's closed. */
export default function Notifications({ children }: { children: ReactNode }) {
  const [notification, setNotification] = useState<Notification | null>(null);
  const [isOpen, setOpen] = useState(false);
  const notify = useCallback<Notify>((text, severity = 'success') => {
    setNotification((previous) => ({ text, severity, key: (previous?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbar
        key={notification?.key}
        open={isOpen}
        autoHideDuration={notification?.severity === 'error' ? null : 6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
      >
        {notification ? (
          <Alert
            severity={notification.severity}
            variant="outlined"
            onClose={() => setOpen(false)}
            sx={{ backgroundColor: 'background.paper', color: 'text.primary' }}
          >
            {notification.text}
          </Alert>
        ) : undefined}
      </Snackbar>
    </NotifyContext>
  );
}
