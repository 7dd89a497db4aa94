import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeItemChildren() {
  return (
    <SimpleTreeView
      id="settings"
      aria-label="Settings"
      defaultExpandedItems={['account', 'security']}
      sx={{ width: 280 }}
    >
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="security" label="Security">
          <TreeItem itemId="password" label="Password" />
          <TreeItem itemId="devices" label="Devices" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="notifications" label="Notifications">
        <TreeItem itemId="email" label="Email" />
      </TreeItem>
    </SimpleTreeView>
  );
}
