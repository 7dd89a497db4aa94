import Textarea from '@mui/joy/Textarea';

export default function FocusedRingTextarea() {
  return (
    <Textarea
      aria-label="Note"
      defaultValue="Call the customer"
      minRows={2}
      sx={{
        width: 260,
        '--Textarea-focusedInset': 'var(--any, )',
        '--Textarea-focusedThickness': '3px',
        '&::before': {
          '--Textarea-focusedHighlight': 'var(--joy-palette-success-400)',
        },
      }}
    />
  );
}
