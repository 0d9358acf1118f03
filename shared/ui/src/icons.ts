/** The icons in use. This entry is not shared at run time: each build carries the few it draws. */
export {
  ArrowRight,
  Building2,
  Check,
  ChevronDown,
  Download,
  FileText,
  Layers,
  LocateFixed,
  Minus,
  Pencil,
  Plus,
  Trash2,
  TriangleAlert,
  Upload,
  X,
} from 'lucide-react';
