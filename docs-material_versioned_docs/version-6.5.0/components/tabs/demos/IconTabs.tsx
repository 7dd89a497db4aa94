import * as React from 'react';
import ChatIcon from '@mui/icons-material/Chat';
import FolderIcon from '@mui/icons-material/Folder';
import GroupIcon from '@mui/icons-material/Group';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconTabs() {
  const [pane, setPane] = React.useState('chat');

  return (
    <Tabs
      value={pane}
      onChange={(_event, next: string) => setPane(next)}
      aria-label="Side panel of the call"
      sx={{ [`& .${tabClasses.root}`]: { minWidth: 72 } }}
    >
      <Tab value="chat" icon={<ChatIcon />} aria-label="Messages" />
      <Tab value="people" icon={<GroupIcon />} aria-label="Participants" />
      <Tab value="files" icon={<FolderIcon />} aria-label="Shared files" />
    </Tabs>
  );
}
