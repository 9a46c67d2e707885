package com.acme.notes.service;

import com.acme.notes.common.Expanded;
import com.acme.notes.common.Expansion;
import com.acme.notes.common.Expansions;
import com.acme.notes.common.MergePatch;
import com.acme.notes.common.PageResponse;
import com.acme.notes.common.Sorting;
import com.acme.notes.common.UnitOfWork;
import com.acme.notes.domain.Note;
import com.acme.notes.domain.Notebook;
import com.acme.notes.domain.Reminder;
import com.acme.notes.dto.ReminderFilter;
import com.acme.notes.dto.ReminderRequest;
import com.acme.notes.dto.ReminderResponse;
import com.acme.notes.repository.ReminderRepository;
import com.acme.notes.security.Caller;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class ReminderService {
  public static final Sorting SORTING =
      Sorting.byKey("id")
          .fields("id", "dueOn", "createdBy", "updatedBy")
          .field("noteId", "note.id")
          .field("notebookId", "notebook.id");
  public static final Expansion<Reminder> EXPANSION =
      Expansion.of(Reminder.class, "id").reference("notebook", "title");

  private final ReminderRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public ReminderService(
      ReminderRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<ReminderResponse>> list(
      ReminderFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            ReminderService::toResponse),
        ReminderResponse::id,
        EXPANSION,
        expand);
  }

  public ReminderResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<ReminderResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public ReminderResponse create(ReminderRequest request) {
    Reminder entity = new Reminder();
    entity.setCreatedBy(Caller.account());
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public ReminderResponse update(Long id, ReminderRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), ReminderRequest.class));
  }

  @Transactional
  public ReminderResponse patch(Long id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), ReminderRequest.class));
  }

  private ReminderResponse change(Long id, ReminderRequest request) {
    Reminder entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Reminder find(Long id) {
    return unitOfWork.find(Reminder.class, id, "Reminder");
  }

  private void apply(ReminderRequest request, Reminder entity) {
    entity.setDueOn(request.dueOn());
    entity.setNote(
        unitOfWork.referenceOrCurrent(Note.class, entity.getNote(), request.noteId(), "noteId"));
    entity.setNotebook(
        unitOfWork.referenceOrCurrent(
            Notebook.class, entity.getNotebook(), request.notebookId(), "notebookId"));
  }

  public static ReminderResponse toResponse(Reminder entity) {
    return new ReminderResponse(
        entity.getId(),
        entity.getNote() == null ? null : entity.getNote().getId(),
        entity.getNotebook() == null ? null : entity.getNotebook().getId(),
        entity.getDueOn(),
        entity.getCreatedBy(),
        entity.getUpdatedBy());
  }
}
