import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ReplyIcon from '@mui/icons-material/Reply';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { requests } from './requests';

export default function MessagesLayout() {
  const [selected, setSelected] = React.useState(requests[0]);
  // On a narrow screen, either the list or the message is visible.
  const [isReading, setReading] = React.useState(false);
  const message = React.useRef<HTMLDivElement>(null);
  const list = React.useRef<HTMLDivElement>(null);

  const show = (reading: boolean) => {
    setReading(reading);
    // After the other part has become visible.
    requestAnimationFrame(() => (reading ? message : list).current?.focus());
  };

  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: { sm: 'minmax(220px, 2fr) 3fr' },
      }}
    >
      <Sheet
        ref={list}
        tabIndex={-1}
        component="nav"
        aria-label="Requests"
        sx={{
          display: { xs: isReading ? 'none' : 'block', sm: 'block' },
          overflow: 'auto',
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
          outline: 0,
        }}
      >
        <Typography
          component="div"
          level="title-lg"
          endDecorator={<Chip size="sm">{requests.length}</Chip>}
          sx={{ p: 2, pb: 1 }}
        >
          Requests
        </Typography>
        <List sx={{ '--ListItem-paddingX': '16px' }}>
          {requests.map((one) => (
            <ListItem key={one.id}>
              <ListItemButton
                selected={one === selected}
                aria-current={one === selected || undefined}
                onClick={() => {
                  setSelected(one);
                  show(true);
                }}
              >
                <ListItemContent>
                  <Stack
                    direction="row"
                    sx={{ justifyContent: 'space-between', gap: 1 }}
                  >
                    <Typography level="title-sm" noWrap>
                      {one.from}
                    </Typography>
                    <Typography level="body-xs" sx={{ whiteSpace: 'nowrap' }}>
                      {one.received}
                    </Typography>
                  </Stack>
                  <Typography level="body-sm" noWrap>
                    {one.subject}
                  </Typography>
                </ListItemContent>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Sheet>
      <Sheet
        ref={message}
        tabIndex={-1}
        role="region"
        aria-label="Selected request"
        sx={{
          display: { xs: isReading ? 'block' : 'none', sm: 'block' },
          overflow: 'auto',
          p: 2,
          outline: 0,
        }}
      >
        <IconButton
          aria-label="Back to the requests"
          onClick={() => show(false)}
          sx={{
            display: { sm: 'none' },
            marginInlineStart: -1,
            mb: 1,
            '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
          }}
        >
          <ArrowBackIcon />
        </IconButton>
        <Typography level="h4" component="p">
          {selected.subject}
        </Typography>
        <Typography level="body-sm" sx={{ mb: 2 }}>
          {selected.from}, {selected.received}
        </Typography>
        <Typography sx={{ maxWidth: '60ch', mb: 3 }}>
          {selected.text}
        </Typography>
        <Button variant="soft" startDecorator={<ReplyIcon />}>
          Reply
        </Button>
      </Sheet>
    </Box>
  );
}
