import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import { useThumbnail } from '../useThumbnail';
import { DescriptionForm } from './DescriptionForm';
import { useDescribingTexts } from './describingTexts';

interface DescribeUploadDialogProps {
  /** Id of the upload. */
  id: string;
  /** Position among the photos, from 1. */
  position: number;
  total: number;
  alt: string;
  /** Called with every change, so that closing loses nothing. */
  onChange: (alt: string) => void;
  onClose: () => void;
}

/** Describes a photo of a post being written; its owner sends what was typed with the post (POST-01, ALB-02). */
export function DescribeUploadDialog(props: DescribeUploadDialogProps) {
  const { id, position, total, alt, onChange, onClose } = props;
  const t = useDescribingTexts();
  const source = useThumbnail(id);
  return (
    <Modal
      isOpen
      title={t('photo', { position, total })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <DescriptionForm
        picture={<img src={source} alt="" />}
        text={alt}
        onChange={onChange}
        onSubmit={onClose}
      />
    </Modal>
  );
}
