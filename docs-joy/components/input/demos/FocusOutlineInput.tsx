import Input from '@mui/joy/Input';

export default function FocusOutlineInput() {
  return (
    <Input
      aria-label="Caption"
      defaultValue="Rowers at dawn"
      sx={{
        '&::before': { display: 'none' },
        '&:focus-within': {
          outline: '2px dashed',
          outlineColor: 'var(--joy-palette-focusVisible)',
          outlineOffset: '3px',
        },
      }}
    />
  );
}
