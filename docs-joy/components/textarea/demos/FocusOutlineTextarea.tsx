import Textarea, { textareaClasses } from '@mui/joy/Textarea';

export default function FocusOutlineTextarea() {
  return (
    <Textarea
      aria-label="Note"
      placeholder="Only your team can read this"
      sx={{
        width: 260,
        '--Textarea-focusedThickness': '0px',
        [`&.${textareaClasses.focused}`]: {
          outline: '2px solid var(--joy-palette-focusVisible)',
          outlineOffset: '2px',
        },
      }}
    />
  );
}
