import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const tags = ['Urgent', 'Refund', 'Damaged', 'Gift', 'Wholesale'];

export default function SelectMultipleAppearance() {
  return (
    <Select
      multiple
      aria-label="Tags of the order"
      placeholder="Add tags"
      defaultValue={['Urgent', 'Refund']}
      renderValue={(selected) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {selected.map(({ value, label }) => (
            <Chip key={value} color="primary">
              {label}
            </Chip>
          ))}
        </Box>
      )}
      sx={{ width: 240 }}
    >
      {tags.map((tag) => (
        <Option key={tag} value={tag}>
          {tag}
        </Option>
      ))}
    </Select>
  );
}
