import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySoftInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';

const Panel = styled('div')(
  ({ theme }) => ({
    padding: theme.spacing(3),
    borderRadius: theme.vars.radius.md,
    ...theme.variants.soft.primary,
  }),
  ({ theme }) => applySoftInversion('primary')(theme),
);

export default function ColorInversionAnyParentStyled() {
  return (
    <Panel>
      <Typography level="title-lg">Telescope of the month</Typography>
      <Typography sx={{ mb: 2 }}>Lent for two weeks, with a case.</Typography>
      <Button>Borrow it</Button>
    </Panel>
  );
}
