import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function CustomShadowOnElement() {
  return (
    <Stack
      direction="row"
      spacing={4}
      useFlexGap
      sx={{ flexWrap: 'wrap', p: 1 }}
    >
      <Button sx={{ boxShadow: 'lg' }}>Theme color</Button>
      <Button
        color="danger"
        sx={(theme) => ({
          '--joy-shadowChannel': theme.vars.palette.danger.mainChannel,
          '--joy-shadowOpacity': '0.5',
          boxShadow: theme.shadow.xl,
        })}
      >
        Red shadow
      </Button>
      <Button
        sx={(theme) => ({
          '--joy-shadowRing': `0 0 0 3px ${theme.vars.palette.primary[300]}`,
          boxShadow: theme.shadow.md,
        })}
      >
        With a ring
      </Button>
    </Stack>
  );
}
