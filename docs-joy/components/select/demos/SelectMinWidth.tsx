import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectMinWidth() {
  return (
    <Select
      aria-label="Currency"
      defaultValue="EUR"
      renderValue={(option) => option?.value}
      slotProps={{
        listbox: { placement: 'bottom-start', sx: { minWidth: 200 } },
      }}
      sx={{ width: 96 }}
    >
      <Option value="EUR">Euro</Option>
      <Option value="JPY">Japanese yen</Option>
      <Option value="USD">US dollar</Option>
    </Select>
  );
}
