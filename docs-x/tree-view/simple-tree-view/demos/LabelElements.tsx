import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { ComponentType } from 'react';

interface FolderLabelProps {
  icon: ComponentType<SvgIconProps>;
  name: string;
  unread?: number;
}

function FolderLabel({ icon: Icon, name, unread }: FolderLabelProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color="action" />
      <span>{name}</span>
      {unread !== undefined && (
        <Box component="span" sx={{ marginInlineStart: 'auto' }}>
          {unread} new
        </Box>
      )}
    </Box>
  );
}

export default function LabelElements() {
  return (
    <SimpleTreeView
      id="mailbox"
      aria-label="Mailbox"
      defaultExpandedItems={['inbox']}
      sx={{ width: 280 }}
    >
      <TreeItem
        itemId="inbox"
        label={<FolderLabel icon={InboxIcon} name="Inbox" unread={3} />}
      >
        <TreeItem itemId="orders" label="Orders" />
        <TreeItem itemId="support" label="Support" />
      </TreeItem>
      <TreeItem
        itemId="sent"
        label={<FolderLabel icon={SendIcon} name="Sent" />}
      />
    </SimpleTreeView>
  );
}
