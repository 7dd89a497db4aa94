import Card from '@mui/joy/Card';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

export default function ColorInversionPopup() {
  return (
    <Card
      variant="solid"
      color="primary"
      invertedColors
      sx={{ maxWidth: 280, mx: 'auto', overflow: 'visible' }}
    >
      <Typography level="title-md">Language of the show</Typography>
      <Select
        variant="outlined"
        defaultValue="en"
        slotProps={{
          button: { 'aria-label': 'Language of the show' },
          listbox: { disablePortal: true },
        }}
      >
        <Option value="en">English</Option>
        <Option value="pt">Portuguese</Option>
      </Select>
    </Card>
  );
}
