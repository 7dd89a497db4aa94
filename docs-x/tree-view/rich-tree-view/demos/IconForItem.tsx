import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from './files';

function iconOf(label: string) {
  if (label.endsWith('.pdf')) return PictureAsPdfIcon;
  if (label.endsWith('.jpg')) return ImageIcon;
  return DescriptionIcon;
}

export default function IconForItem() {
  return (
    <RichTreeView
      id="documents"
      aria-label="Documents by type"
      items={files}
      defaultExpandedItems={['invoices', 'invoices-2026', 'photos']}
      slotProps={{
        item: ({ label }) => ({ slots: { endIcon: iconOf(label) } }),
      }}
      sx={{ width: 280 }}
    />
  );
}
