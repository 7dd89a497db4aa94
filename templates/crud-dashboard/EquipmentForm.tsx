import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useForm } from '../shared-forms/useForm';
import { CATEGORIES, CONDITIONS } from './equipment';
import type { EquipmentInput } from './equipment';
import { equipmentValidators, toInput } from './formValues';
import type { EquipmentFormValues } from './formValues';

interface EquipmentFormProps {
  initialValues: EquipmentFormValues;
  /** Label of the button that saves. */
  action: string;
  /** Saves the record. The message of an error that it throws is shown above the fields. */
  onSave: (input: EquipmentInput) => Promise<void>;
  /** Address of the view to which the reader returns without saving. */
  cancelHref: string;
}

/** The fields of a record. */
export default function EquipmentForm(props: EquipmentFormProps) {
  const { initialValues, action, onSave, cancelHref } = props;
  const form = useForm({
    initialValues,
    validators: equipmentValidators,
    onSubmit: (values) => onSave(toInput(values)),
  });
  const wide = { gridColumn: '1 / -1' };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Equipment"
      onSubmit={form.handleSubmit}
      sx={{
        maxWidth: '44rem',
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {form.failure && (
        <Alert severity="error" sx={wide}>
          {form.failure}
        </Alert>
      )}
      <TextField {...form.field('name')} label="Name" required sx={wide} />
      <TextField {...form.field('category')} label="Category" select required>
        {CATEGORIES.map((category) => (
          <MenuItem key={category} value={category}>
            {category}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...form.field('condition')} label="Condition" select required>
        {CONDITIONS.map((condition) => (
          <MenuItem key={condition} value={condition}>
            {condition}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...form.field('location')} label="Location" required sx={wide} />
      <TextField
        {...form.field('purchased')}
        label="Purchased"
        type="date"
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        {...form.field('price')}
        label="Price in euros"
        required
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField {...form.field('notes')} label="Notes" multiline minRows={3} sx={wide} />
      <Box sx={{ ...wide, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" size="large" loading={form.isPending}>
          {action}
        </Button>
        <Button size="large" href={cancelHref}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
