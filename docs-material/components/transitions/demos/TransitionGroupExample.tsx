import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

interface Show {
  title: string;
  added?: boolean;
  leaving?: boolean;
}

const TITLES = [
  'Rings and Moons',
  'Sky Over the Harbor',
  'Deep Field',
  'Eclipse Stories',
];

export default function TransitionGroupExample() {
  const [shows, setShows] = React.useState<Show[]>(
    TITLES.slice(0, 2).map((title) => ({ title })),
  );
  const list = React.useRef<HTMLUListElement>(null);
  const next = TITLES.find((title) =>
    shows.every((show) => show.title !== title),
  );

  const startLeaving = (title: string) => {
    setShows(
      shows.map((show) =>
        show.title === title ? { ...show, leaving: true } : show,
      ),
    );
    list.current?.focus();
  };
  const remove = (title: string) =>
    setShows((now) => now.filter((show) => show.title !== title));

  return (
    <div>
      <Button
        disabled={!next}
        onClick={() =>
          next && setShows([...shows, { title: next, added: true }])
        }
      >
        Add a show
      </Button>
      <List ref={list} tabIndex={-1} aria-label="Shows on Saturday">
        {shows.map(({ title, added = false, leaving }) => (
          <Collapse
            key={title}
            component="li"
            appear={added}
            in={!leaving}
            onExited={() => remove(title)}
          >
            <ListItem
              component="div"
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Remove ${title}`}
                  onClick={() => startLeaving(title)}
                >
                  <Close />
                </IconButton>
              }
            >
              <ListItemText primary={title} />
            </ListItem>
          </Collapse>
        ))}
      </List>
    </div>
  );
}
