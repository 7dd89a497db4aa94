import CheckCircle from '@mui/icons-material/CheckCircle';
import PanoramaFishEye from '@mui/icons-material/PanoramaFishEye';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

const Tile = styled(FormControlLabel)(({ theme }) => ({
  margin: 0,
  paddingInlineEnd: theme.spacing(2),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  '&:has(:checked)': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
  '&:has(:focus-visible)': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

const mark = <Radio icon={<PanoramaFishEye />} checkedIcon={<CheckCircle />} />;

export default function CustomizedRadios() {
  return (
    <RadioGroup
      aria-label="Care plan"
      defaultValue="plus"
      sx={{ gap: 1, maxWidth: 280 }}
    >
      <Tile value="basic" label="Puppy: vaccinations" control={mark} />
      <Tile value="plus" label="Adult: yearly blood test" control={mark} />
      <Tile value="senior" label="Senior: heart and joints" control={mark} />
    </RadioGroup>
  );
}
