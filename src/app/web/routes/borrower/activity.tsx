// /activity: the profile, at its activity view.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

export default function ActivityPage() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/profile?view=activity', { replace: true });
  }, [navigate]);
  return null;
}
