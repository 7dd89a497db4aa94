import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const labels = ['bug', 'documentation', 'duplicate', 'feature', 'question'];

export default function GitHubLabel() {
  const [open, setOpen] = React.useState(false);
  const [selected, setSelected] = React.useState(['bug']);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button size="sm" variant="outlined" onClick={() => setOpen(true)}>
        Edit labels
      </Button>
      {selected.map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-label="Labels" sx={{ width: 280 }}>
          <FormControl>
            <FormLabel>Labels of the ticket</FormLabel>
            <Autocomplete
              open
              multiple
              autoFocus
              disableClearable
              disableCloseOnSelect
              forcePopupIcon={false}
              options={labels}
              value={selected}
              onChange={(_event, newLabels) => setSelected(newLabels)}
              onClose={(_event, reason) =>
                reason === 'escape' && setOpen(false)
              }
              onKeyDown={(event) => {
                // The selected labels aren't in the field, so keep them.
                if (event.key === 'Backspace') {
                  event.defaultMuiPrevented = true;
                }
              }}
              renderTags={() => null}
              slots={{ listbox: AutocompleteListbox }}
              slotProps={{ listbox: { sx: { mt: 1, boxShadow: 'none' } } }}
            />
          </FormControl>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
