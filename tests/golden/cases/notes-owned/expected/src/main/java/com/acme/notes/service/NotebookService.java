package com.acme.notes.service;

import com.acme.notes.common.Expanded;
import com.acme.notes.common.MergePatch;
import com.acme.notes.common.PageResponse;
import com.acme.notes.common.Sorting;
import com.acme.notes.common.UnitOfWork;
import com.acme.notes.domain.Notebook;
import com.acme.notes.dto.NoteFilter;
import com.acme.notes.dto.NoteResponse;
import com.acme.notes.dto.NotebookCreateRequest;
import com.acme.notes.dto.NotebookFilter;
import com.acme.notes.dto.NotebookRequest;
import com.acme.notes.dto.NotebookResponse;
import com.acme.notes.repository.NotebookRepository;
import com.acme.notes.security.Caller;
import java.util.Set;
import java.util.UUID;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class NotebookService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "ownerId", "title");

  private final NotebookRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final NoteService notes;

  public NotebookService(
      NotebookRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      NoteService notes) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.notes = notes;
  }

  public PageResponse<NotebookResponse> list(NotebookFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        NotebookService::toResponse);
  }

  public NotebookResponse get(UUID id) {
    return toResponse(find(id));
  }

  @Transactional
  public NotebookResponse create(NotebookRequest request) {
    Notebook entity = new Notebook();
    entity.setOwnerId(Caller.accountUuid());
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  /** A new notebook with what belongs to it: all of it, or nothing. */
  @Transactional
  public NotebookResponse create(NotebookCreateRequest request) {
    NotebookResponse created = create(request.toRequest());
    unitOfWork.each("notes", request.notes(), one -> notes.create(one.toRequest(created.id())));
    return created;
  }

  @Transactional
  public NotebookResponse update(UUID id, NotebookRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), NotebookRequest.class));
  }

  @Transactional
  public NotebookResponse patch(UUID id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), NotebookRequest.class));
  }

  private NotebookResponse change(UUID id, NotebookRequest request) {
    Notebook entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(UUID id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  public PageResponse<Expanded<NoteResponse>> listNotes(
      UUID id, NoteFilter filter, Pageable pageable, Set<String> expand) {
    unitOfWork.require(Notebook.class, id, "Notebook");
    return notes.listOf(id, filter, pageable, expand);
  }

  private Notebook find(UUID id) {
    return unitOfWork.find(Notebook.class, id, "Notebook");
  }

  private void apply(NotebookRequest request, Notebook entity) {
    entity.setTitle(request.title());
  }

  public static NotebookResponse toResponse(Notebook entity) {
    return new NotebookResponse(entity.getId(), entity.getOwnerId(), entity.getTitle());
  }
}
