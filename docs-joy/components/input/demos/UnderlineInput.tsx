import Input from '@mui/joy/Input';

export default function UnderlineInput() {
  return (
    <Input
      variant="plain"
      aria-label="Headline"
      defaultValue="River path reopens on Monday"
      sx={{
        '--Input-paddingInline': '2px',
        width: 280,
        maxWidth: '100%',
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
