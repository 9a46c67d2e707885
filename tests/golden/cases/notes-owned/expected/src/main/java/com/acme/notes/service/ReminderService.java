package com.acme.notes.service;

import com.acme.notes.common.MergePatch;
import com.acme.notes.common.PageResponse;
import com.acme.notes.common.Sorting;
import com.acme.notes.common.UnitOfWork;
import com.acme.notes.domain.Note;
import com.acme.notes.domain.Reminder;
import com.acme.notes.dto.ReminderFilter;
import com.acme.notes.dto.ReminderRequest;
import com.acme.notes.dto.ReminderResponse;
import com.acme.notes.repository.ReminderRepository;
import com.acme.notes.security.Caller;
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
          .field("noteId", "note.id");

  private final ReminderRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public ReminderService(
      ReminderRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<ReminderResponse> list(ReminderFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        ReminderService::toResponse);
  }

  public ReminderResponse get(Long id) {
    return toResponse(find(id));
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
    Reminder entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public ReminderResponse patch(Long id, ObjectNode patch) {
    return update(id, mergePatch.apply(patch, get(id), ReminderRequest.class));
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
    entity.setNote(unitOfWork.reference(Note.class, request.noteId(), "noteId"));
  }

  public static ReminderResponse toResponse(Reminder entity) {
    return new ReminderResponse(
        entity.getId(),
        entity.getNote() == null ? null : entity.getNote().getId(),
        entity.getDueOn(),
        entity.getCreatedBy(),
        entity.getUpdatedBy());
  }
}
