import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useState } from 'react';

const items = [
  { id: 'april', label: 'April.pdf' },
  { id: 'may', label: 'May.pdf' },
];

const isValid = (name: string) => name.endsWith('.pdf');

type Cancellable<Event> = Event & TreeViewCancellableEvent;

export default function ValidatedLabel() {
  const apiRef = useRichTreeViewApiRef();
  const [invalid, setInvalid] = useState(false);

  const labelInput = {
    'aria-label': 'File name',
    'aria-invalid': invalid,
    'aria-describedby': 'invoice-files-hint',
    onKeyDown: (event: Cancellable<KeyboardEvent<HTMLInputElement>>) => {
      const wrong =
        event.key === 'Enter' && !isValid(event.currentTarget.value);
      event.defaultMuiPrevented = wrong;
      setInvalid(wrong);
    },
    onBlur: (event: Cancellable<FocusEvent<HTMLInputElement>>) => {
      setInvalid(false);
      if (isValid(event.target.value)) return;
      event.defaultMuiPrevented = true;
      apiRef.current?.setEditedItem(null);
    },
  };

  return (
    <Box sx={{ width: 280 }}>
      <RichTreeView
        id="invoice-files"
        apiRef={apiRef}
        aria-label="Invoices by month"
        items={items}
        isItemEditable
        slotProps={{ item: { slotProps: { labelInput } } }}
      />
      <Typography
        id="invoice-files-hint"
        role="status"
        color={invalid ? 'error' : undefined}
        sx={{ mt: 2 }}
      >
        {invalid && 'Not saved. '}The name must end with .pdf.
      </Typography>
    </Box>
  );
}
