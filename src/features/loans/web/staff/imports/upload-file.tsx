// Uploading the payment partner's file: what it must be like, a sample of it, and what is wrong with the one chosen.
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FilePicker } from '#platform/web/ui/form/file-picker.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Progress } from '#platform/web/ui/progress.tsx';
import { uiTexts } from '#texts/ui.ts';
import { repaymentImportTexts as texts } from '../../../texts/staff-imports.ts';
import { call } from './queries.ts';

export function UploadFile() {
  const { share, problem, send } = useUpload();
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <p id="file-columns">{texts.columns}</p>
        <p id="file-limits" className="text-muted text-sm">
          {texts.limits}
        </p>
      </div>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      {share === null ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <FilePicker
            accept=".csv,.tsv,.txt,text/csv"
            aria-describedby="file-columns file-limits"
            icon={<FileUp className="size-5" />}
            text={texts.choose}
            onPick={([file]) => file && send(file)}
          />
          <a href="/api/loans/imports/sample" download className="link inline-flex min-h-11 items-center">
            {texts.sample}
          </a>
        </div>
      ) : (
        <div className="max-w-xl">
          <Progress label={texts.uploading} value={share} max={100} text={`${share} %`} />
        </div>
      )}
    </Card>
  );
}

/** Leads to the import, which may be one that exists; what the server says of the file stays on the screen. */
function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const send = async (file: File) => {
    setProblem(null);
    setShare(0);
    try {
      const { _id, message } = await call(
        'POST /api/loans/imports',
        { form: { extraInfo: {}, files: [{ field: 'file', file }] } },
        { onProgress: (part) => setShare(Math.round(part * 100)) },
      );
      toast.good(message);
      void navigate(`/admin/repayments/${_id}`);
    } catch (failure) {
      setProblem(failure instanceof CallFailed ? failure.message : uiTexts.uploadFailed);
    } finally {
      setShare(null);
    }
  };
  return { share, problem, send };
}
