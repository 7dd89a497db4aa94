import Input, { inputClasses } from '@mui/joy/Input';

export default function FocusOutlineInput() {
  return (
    <Input
      aria-label="Caption"
      defaultValue="Rowers at dawn"
      sx={{
        '--Input-focusedThickness': '0px',
        [`&.${inputClasses.focused}`]: {
          outline: '2px dashed var(--joy-palette-focusVisible)',
          outlineOffset: '3px',
        },
      }}
    />
  );
}
