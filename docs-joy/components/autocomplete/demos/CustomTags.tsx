import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const tags = ['Urgent', 'Refund', 'Damaged', 'Gift'];

export default function CustomTags() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Tags of the order</FormLabel>
      <Autocomplete
        multiple
        options={tags}
        defaultValue={['Urgent', 'Gift']}
        renderTags={(selected, getTagProps) =>
          selected.map((tag, index) => {
            const { key, ...props } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="solid"
                color={tag === 'Urgent' ? 'danger' : 'primary'}
                endDecorator={
                  <ChipDelete {...props} aria-label={`Remove ${tag}`} />
                }
              >
                {tag}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
