import Luggage from '@mui/icons-material/Luggage';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import LuggageRounded from '@mui/icons-material/LuggageRounded';
import LuggageSharp from '@mui/icons-material/LuggageSharp';
import LuggageTwoTone from '@mui/icons-material/LuggageTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const themes = [
  { text: 'Filled', Icon: Luggage },
  { text: 'Outlined', Icon: LuggageOutlined },
  { text: 'Rounded', Icon: LuggageRounded },
  { text: 'Sharp', Icon: LuggageSharp },
  { text: 'Two-tone', Icon: LuggageTwoTone },
];

export default function SvgMaterialIcons() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      {themes.map(({ text, Icon }) => (
        <Stack key={text} sx={{ alignItems: 'center' }}>
          <Icon fontSize="large" />
          <Typography variant="caption">{text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
