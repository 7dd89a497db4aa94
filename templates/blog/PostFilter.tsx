import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { TOPICS } from './posts';
import type { Topic } from './posts';

export interface PostFilterProps {
  topic: Topic | null;
  onTopicChange: (topic: Topic | null) => void;
  query: string;
  onQueryChange: (query: string) => void;
}

/** A topic and words to search for. */
export default function PostFilter(props: PostFilterProps) {
  const { topic, onTopicChange, query, onQueryChange } = props;
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}
    >
      <Box
        role="group"
        aria-label="Topic"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        {[null, ...TOPICS].map((name) => (
          <Chip
            key={name}
            label={name ?? 'All'}
            color={name === topic ? 'primary' : 'default'}
            variant={name === topic ? 'filled' : 'outlined'}
            aria-pressed={name === topic}
            onClick={() => onTopicChange(name)}
          />
        ))}
      </Box>
      <TextField
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        type="search"
        size="small"
        placeholder="Search posts"
        slotProps={{
          htmlInput: { 'aria-label': 'Search posts' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
        sx={{ width: { xs: 1, sm: '16rem' } }}
      />
    </Box>
  );
}
