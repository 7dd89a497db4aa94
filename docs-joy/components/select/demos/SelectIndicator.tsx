import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

export default function SelectIndicator() {
  return (
    <Select
      aria-label="Language"
      defaultValue="en"
      indicator={<KeyboardArrowDown />}
      slotProps={{
        indicator: {
          sx: { [`&.${selectClasses.expanded}`]: { rotate: '180deg' } },
        },
      }}
      sx={{ width: 240 }}
    >
      <Option value="en">English</Option>
      <Option value="fr">French</Option>
      <Option value="ja">Japanese</Option>
    </Select>
  );
}
