import type { AutocompleteRenderGetTagProps } from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export function namedTags(
  values: string[],
  getTagProps: AutocompleteRenderGetTagProps,
) {
  return values.map((value, index) => {
    const { key, ...props } = getTagProps({ index });
    return (
      <Chip
        key={key}
        endDecorator={<ChipDelete {...props} aria-label={`Remove ${value}`} />}
      >
        {value}
      </Chip>
    );
  });
}
