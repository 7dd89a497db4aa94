import Textarea from '@mui/joy/Textarea';

export default function UnderlineTextarea() {
  return (
    <Textarea
      variant="plain"
      aria-label="Description"
      placeholder="Describe the product"
      sx={{
        width: 260,
        bgcolor: 'transparent',
        borderRadius: 0,
        boxShadow: 'inset 0 -1px currentColor',
        '&::before': { display: 'none' },
        '&:focus-within': {
          boxShadow: 'inset 0 -3px var(--joy-palette-focusVisible)',
        },
      }}
    />
  );
}
