import * as React from 'react';
import Check from '@mui/icons-material/Check';
import SellOutlined from '@mui/icons-material/SellOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import type { PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const topics = [
  { name: 'breaking', color: 'error.main', hint: 'Goes out within minutes' },
  { name: 'explainer', color: 'info.main', hint: 'Background for newcomers' },
  { name: 'fact check', color: 'warning.main', hint: 'Claims, tested' },
  { name: 'good news', color: 'success.main', hint: 'Ends the bulletin' },
  { name: 'long read', color: 'secondary.main', hint: 'Over 2,000 words' },
];

function InPlace({ children }: PopperProps) {
  return typeof children === 'function' ? null : <div>{children}</div>;
}

export default function GitHubLabel() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState(topics.slice(1, 2));
  const close = () => setAnchor(null);

  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '100%' }}>
      <Button
        startIcon={<SellOutlined />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Topics of the story
      </Button>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {chosen.map((topic) => (
          <Chip key={topic.name} size="small" label={topic.name} />
        ))}
      </Stack>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Topics of the story',
            sx: { width: 300, p: 1 },
          },
        }}
      >
        <Autocomplete
          open
          multiple
          autoHighlight
          disableCloseOnSelect
          forcePopupIcon={false}
          disableClearable
          noOptionsText="No such topic"
          options={topics}
          getOptionLabel={(topic) => topic.name}
          value={chosen}
          onChange={(_event, newTopics) => setChosen(newTopics)}
          onClose={(_event, reason) => reason === 'escape' && close()}
          onKeyDown={(event) => {
            // The chosen topics are out of sight here: keep them.
            if (event.key === 'Backspace') {
              event.defaultMuiPrevented = true;
            }
          }}
          renderTags={() => null}
          slots={{ popper: InPlace }}
          slotProps={{ paper: { elevation: 0 } }}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              size="small"
              label="Find a topic"
            />
          )}
          renderOption={({ key, ...optionProps }, topic, { selected }) => (
            <Box key={key} component="li" {...optionProps} sx={{ gap: 1 }}>
              <Check sx={{ visibility: selected ? 'visible' : 'hidden' }} />
              <Box
                component="span"
                sx={{ p: 0.75, borderRadius: 1, bgcolor: topic.color }}
              />
              <span>
                {topic.name}
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {topic.hint}
                </Typography>
              </span>
            </Box>
          )}
        />
      </Popover>
    </Stack>
  );
}
