// One's picture, and the way to another: chosen from the phone or its camera, looked at, then sent, smaller where it is large.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Camera, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { prepareDocument } from '#features/forms/web/documents/prepare-document.ts';
import { CallFailed } from '#platform/web/call.ts';
import { sessionChanged } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/form/field.tsx';
import { FilePicker } from '#platform/web/ui/form/file-picker.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Progress } from '#platform/web/ui/progress.tsx';
import { profileTexts as texts } from '#texts/profile.ts';
import { accountFieldTexts } from '../../texts/accounts.ts';
import { call } from '../calls.ts';
import { profileQuery } from './queries.ts';

const ERROR_ID = 'picture-error';

export function PictureUpload({ image }: { image: string | null }) {
  const { chosen, preview, choose } = useChosen();
  const { send, share, message } = useSend(() => choose(null));
  return (
    <section aria-label={texts.picture} className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Picture url={preview ?? image} />
      <div className="grid min-w-0 flex-1 basis-56 gap-3">
        {send.isPending ? (
          <Progress label={texts.uploading} value={share} max={1} text={texts.percent(share)} />
        ) : (
          <div className="flex flex-wrap gap-2">
            {chosen && <Button onClick={() => send.mutate(chosen)}>{texts.usePicture}</Button>}
            <FilePicker
              accept="image/jpeg,image/png,image/webp"
              icon={<Camera className="size-5" />}
              text={texts.choosePicture}
              aria-describedby={message ? ERROR_ID : undefined}
              onPick={([file]) => {
                send.reset();
                choose(file ?? null);
              }}
            />
            {chosen && (
              <Button tone="quiet" onClick={() => choose(null)}>
                {texts.cancel}
              </Button>
            )}
          </div>
        )}
        <div role="alert">
          <FieldError id={ERROR_ID} error={message} />
        </div>
        <p className="text-muted text-sm">{texts.pictureHint}</p>
      </div>
    </section>
  );
}

const Picture = ({ url }: { url: string | null }) =>
  url ? (
    <img
      src={url}
      alt={texts.picture}
      width="96"
      height="96"
      className="size-24 rounded-full border border-line object-cover"
    />
  ) : (
    <span
      role="img"
      aria-label={texts.noPicture}
      className="grid size-24 place-items-center rounded-full bg-sunk text-muted"
    >
      <UserRound className="size-12" strokeWidth={1.5} />
    </span>
  );

function useChosen() {
  const [chosen, setChosen] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!chosen) return;
    const url = URL.createObjectURL(chosen);
    setPreview(url);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(url);
    };
  }, [chosen]);
  return { chosen, preview, choose: setChosen };
}

function useSend(onSent: () => void) {
  const [share, setShare] = useState(0);
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: async (file: File) => {
      setShare(0);
      const picture = await prepared(file);
      return call(
        'PUT /api/accounts/image/update',
        { form: { extraInfo: {}, files: [{ field: 'file', file: picture }] } },
        { onProgress: setShare },
      );
    },
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      sessionChanged();
      toast.good(texts.pictureSaved);
      onSent();
    },
  });
  const { error } = send;
  const message = error instanceof CallFailed ? (error.fields.file ?? error.message) : undefined;
  return { send, share, message: error && !message ? accountFieldTexts.pictureUnsupported : message };
}

/** Under the name that its content has, so that the server finds both to agree. */
async function prepared(file: File): Promise<File> {
  const { blob, name, type } = await prepareDocument(file, ['jpg', 'png', 'webp']);
  return new File([blob], name, { type });
}
