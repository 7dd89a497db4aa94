import Input from '@mui/joy/Input';

export default function UnderlineInput() {
  return (
    <Input
      variant="plain"
      aria-label="Headline"
      defaultValue="River path reopens on Monday"
      sx={{
        '--Input-radius': '0px',
        '--Input-paddingInline': '2px',
        width: 280,
        maxWidth: '100%',
        bgcolor: 'transparent',
        borderBottom: '2px solid',
        borderColor: 'neutral.outlinedBorder',
        '&::before': { display: 'none' },
        '&:focus-within': { borderColor: 'focusVisible' },
      }}
    />
  );
}
